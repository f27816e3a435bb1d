"""Several servers on one PostgreSQL database: leases, ownership of tables, announcements."""
