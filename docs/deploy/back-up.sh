#!/bin/sh
# Makes a backup of the installation, restores it where it does no harm, checks it there and takes the trial away. Any step that
# fails ends with another code than 0, and the unit has failed. Old backups go only after a new one has passed.
#
#   BACKUPS             where backups lie, each in a folder named by its moment
#   KEEP_DAYS           older ones are removed; 30 where nothing is said
#   DRILL_DATABASE_URL  on PostgreSQL: a database for the trial alone, owned by the application. Everything in it is dropped, so its
#                       name has to end in _drill.
set -eu
umask 077

bin=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")/../../bin" && pwd)
backup="${BACKUPS:?names the folder of the backups}/$(date -u +%Y-%m-%dT%H%M%SZ)"
trial=$(mktemp -d)
# A trial is restored into this folder, never into the bucket that is served from.
trap 'rm -rf -- "$trial"' EXIT

"$bin/backup" "$backup"

if [ "$(head -c 6 "$backup/database")" = SQLite ]; then
  FILES_URL= DATA_DIR="$trial" DATABASE_URL="sqlite:$trial/database.sqlite" "$bin/restore" "$backup"
else
  url=${DRILL_DATABASE_URL:?names the database of the trial}
  name=$(psql --no-psqlrc --tuples-only --no-align --dbname="$url" --command='select current_database()')
  case $name in
    *_drill) ;;
    *)
      echo "The trial drops everything in its database: the name of $name does not end in _drill, so it was left alone." >&2
      exit 1
      ;;
  esac
  psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --dbname="$url" \
    --command='set client_min_messages = warning; drop schema public cascade; create schema public;'
  FILES_URL= DATA_DIR="$trial" DATABASE_URL="$url" "$bin/restore" "$backup"
fi

find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -name '20*Z' -mtime "+${KEEP_DAYS:-30}" -exec rm -rf -- {} +
echo "$backup is a backup that restores."
