#!/bin/sh
# Signs in, follows what changes while it adds a place to train, keeps and exports all of them, and takes nothing over that is
# there already.
set -eu
export XDG_CONFIG_HOME="$PWD/config" LANG=en_GB.UTF-8
rm -f undo.json

until_said() {
  until grep -q "$1" "$2"; do sleep 0.1; done
}

tatami --version
echo "$CLUB_PASSWORD" | tatami login "$CLUB_URL" --username "$CLUB_USERNAME" --password-stdin
tatami tail workplace --json > changes.ndjson 2> said.txt &
tail=$!
until_said Listening said.txt
name="Dojo of a script $$"
printf 'name,capacity\n%s,30\n' "$name" | tatami import workplace - --yes --undo undo.json
until_said "\"verb\":\"create\".*\"name\":\"$name\"" changes.ndjson
kill -INT "$tail"
ended=0
wait "$tail" || ended=$?
[ "$ended" = 130 ]
tatami get workplace "$name" | grep "capacity	30"
tatami backup --output club.jsonl.gz --json | grep '{"file":"club.jsonl.gz"'
gunzip -c club.jsonl.gz | grep "$name"
tatami export workplace -o workplaces.csv
tatami import workplace workplaces.csv --dry-run 2>&1 | grep "as it was"
tatami undo undo.json
tatami list workplace "name=$name" --json | grep -x '\[\]'
tatami complete-line 'tatami list wor' | grep workplace
tatami list workplace stauts=1 2>&1 | grep "no field stauts"
tatami logout
