"""Tables where people and bots play over the network: nothing acknowledged is lost, nothing private told."""
