#!/bin/sh
# Signs in, adds a place to train, exports all of them, and takes nothing over that is there already.
set -eu
export XDG_CONFIG_HOME="$PWD/config" LANG=en_GB.UTF-8

tatami --version
echo "$CLUB_PASSWORD" | tatami login "$CLUB_URL" --username "$CLUB_USERNAME" --password-stdin
name="Dojo of a script $$"
printf 'name,capacity\n%s,30\n' "$name" | tatami import workplace - --yes --undo undo.json
tatami get workplace "$name" | grep "capacity	30"
tatami export workplace -o workplaces.csv
tatami import workplace workplaces.csv --dry-run 2>&1 | grep "as it was"
tatami undo undo.json
tatami list workplace "name=$name" --json | grep -x '\[\]'
tatami complete-line 'tatami list wor' | grep workplace
tatami list workplace stauts=1 2>&1 | grep "no field stauts"
tatami logout
