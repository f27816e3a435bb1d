"""Worker processes. A job is named by the path of its module, so this package knows no job."""
