#!/bin/bash
# On an empty volume as the image of PostgreSQL does it: a server that listens on its socket alone, the files of
# /docker-entrypoint-initdb.d, and only then the start for others.
set -Eeuo pipefail
if [ "$(id -u)" = 0 ]; then
  install -d -m 0700 -o postgres -g postgres "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username=postgres --pwfile=<(printf '%s\n' "$POSTGRES_PASSWORD")
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl -w start -o "-c listen_addresses=''"
  for file in /docker-entrypoint-initdb.d/*.sql; do
    psql -v ON_ERROR_STOP=1 --username postgres --no-password --no-psqlrc -f "$file"
  done
  pg_ctl -m fast -w stop
fi
exec "$@" -c 'listen_addresses=*'
