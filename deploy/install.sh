#!/bin/sh
# Puts the site on a bare Debian 12 or Ubuntu 24.04, with https; run again, it updates it. docs/deployment.md says how.
# Each thing it does is printed; with --dry-run it is only printed. All is in one function that is called in the last
# line, so that half a download does nothing.
set -eu

# A release puts its own image here (.github/workflows/release.yml).
image=${JEWELER_IMAGE:-@IMAGE@}
dir=${JEWELER_DIR:-/opt/jeweler}
# For how many seconds a new version has to be well before it is used.
probation=${JEWELER_PROBATION:-30}
# The user `node` of the image.
owner=1000:1000
dry=

say() { printf '%s\n' "$*" || :; }
fail() {
  say "$*" >&2
  exit 1
}
# Prints a command and runs it; never with the script itself as its input.
run() {
  say "+ $*"
  [ -n "$dry" ] || "$@" </dev/null
}
# The same for a file, whose text is the input.
write() {
  text=$(cat)
  say "+ write $1:"
  say "$text" | sed 's/^/    /'
  [ -n "$dry" ] || printf '%s\n' "$text" >"$1"
}
# The answer to a question, from the terminal also where this script comes through a pipe.
ask() {
  answer=
  while [ -z "$answer" ]; do
    printf '%s ' "$1" >/dev/tty
    read -r answer </dev/tty || fail 'Nothing was answered: nothing was done.'
  done
  printf '%s' "$answer"
}

# Ubuntu has version 2, Debian 12 version 1.
compose() { if docker compose version >/dev/null 2>&1; then docker compose "$@"; else docker-compose "$@"; fi; }
# Runs a command in the site's container, or in another one.
in_site() { compose exec -T site "$@"; }
in_trial() { docker exec jeweler-trial "$@"; }
# Which version an image holds.
version_of() { docker run --rm --network none "$1" node -p "require('./package.json').version" 2>/dev/null || say '(unknown)'; }

# Whether the server in a container works in all its parts; `fault` is what does not.
is_well() { fault=$("$1" node deploy/check-health.mjs --deep 2>&1 </dev/null); }
# In words: that, and what the server says itself, about its settings for instance.
why() { say "$fault"; compose logs --tail 20 site 2>&1 || :; }
# Tries a command for these seconds, until it succeeds.
within() {
  end=$(($(date +%s) + $1))
  shift
  until "$@"; do
    [ "$(date +%s)" -lt "$end" ] || return 1
    sleep 1
  done
}
becomes_well() {
  say "+ wait until the server is well, at most $2 seconds"
  [ -n "$dry" ] || within "$2" is_well "$1"
}
stays_well() {
  say "+ see that it stays well for $2 seconds"
  [ -z "$dry" ] || return 0
  end=$(($(date +%s) + $2))
  while [ "$(date +%s)" -lt "$end" ]; do
    is_well "$1" || return 1
    sleep 1
  done
}

# Once: the file is gone then.
show_password() {
  if [ -n "$dry" ]; then
    say '+ print the first password, and delete storage/data/first-admin-password.txt'
  elif [ -f storage/data/first-admin-password.txt ]; then
    say "Sign in at $(sed -n 's/^SITE_URL=//p' site.env)/admin. This is shown only once:"
    head -n 2 storage/data/first-admin-password.txt
    rm storage/data/first-admin-password.txt
  fi
}

install_docker() {
  if docker compose version >/dev/null 2>&1 || docker-compose version >/dev/null 2>&1; then
    say 'Docker is there already.'
    return 0
  fi
  run apt-get update
  plugin=docker-compose
  if apt-cache show docker-compose-v2 >/dev/null 2>&1; then plugin=docker-compose-v2; fi
  run env DEBIAN_FRONTEND=noninteractive apt-get install --yes docker.io "$plugin"
}

first_time() {
  domain=${DOMAIN:-$(ask 'Domain of the site, such as www.example.com:')}
  email=${EMAIL:-$(ask 'Your e-mail address, for the certificate:')}
  case $domain in *[!A-Za-z0-9.-]*) fail "$domain is not a domain: only letters, digits, dots and hyphens, without https://." ;; esac
  case $email in *[[:space:]\{\}\"\#]*) fail "$email is not an e-mail address." ;; ?*@?*) ;; *) fail "$email is not an e-mail address." ;; esac
  install_docker
  run mkdir -p "$dir"
  [ -n "$dry" ] || cd "$dir"
  run docker pull "$image"
  run docker tag "$image" jeweler:current
  # A new folder begins with what the image has in /storage, and belongs to its user.
  run mkdir -p storage
  run docker run --rm --user root --volume "$dir/storage:/new" jeweler:current cp -a /storage/. /new/
  write site.env <<END
# Settings of the site, see docs/configuration.md; after a change: run the installer again.
SITE_URL=https://$domain
NOTIFY_EMAIL=$email
END
  run chmod 600 site.env
  write Caddyfile <<END
{
  email $email
}
$domain {
  reverse_proxy site:80 {
    # While the site restarts, visitors wait instead of being refused.
    lb_try_duration 90s
    lb_try_interval 250ms
    transport http {
      # No connection is left over from before an update.
      keepalive off
    }
  }
}
END
  # Last: where it is, everything is installed.
  write compose.yaml <<'END'
services:
  caddy:
    image: caddy:2
    restart: always
    ports: ['80:80', '443:443', '443:443/udp']
    volumes: ['./Caddyfile:/etc/caddy/Caddyfile:ro', './caddy:/data']
    logging: &logging
      driver: local
      options: { max-size: 10m, max-file: '5' }
  site:
    image: jeweler:current
    restart: always
    init: true
    env_file: [site.env]
    volumes: ['./storage:/storage']
    stop_grace_period: 15s
    read_only: true
    tmpfs: [/tmp]
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    logging: *logging
END
  run compose up --detach
  becomes_well in_site 120 || fail "The site does not start: $(why)"
  say ''
  say "The site runs. Its address is https://$domain"
  show_password
  say "+ wait until https://$domain answers, at most 60 seconds"
  [ -z "$dry" ] || return 0
  if within 60 in_site node deploy/check-health.mjs "https://$domain" >/dev/null 2>&1 </dev/null; then
    say "https://$domain answers."
  else
    say "https://$domain does not answer yet. Let the domain's A record name this machine, and open its ports 80 and 443; the certificate is then fetched by itself."
  fi
}

# A whole copy in storage/data, whether or not the site runs; it appears when it is complete.
copy_database() {
  run docker run --rm --network none --volume "$dir/storage:/storage" jeweler:current \
    node scripts/backup.mjs "/storage/data/$1"
}
# The settings as the site has them by Compose: docker run would take quotes around a value, and a comment behind it, for
# a part of it.
copy_settings() {
  sed -e "s/^\([[:alnum:]_]*=\)\([\"']\)\(.*\)\2[[:space:]]*\(#.*\)*\$/\1\3/" -e t \
    -e '/^#/!s/[[:space:]]\{1,\}#.*//' -e 's/[[:space:]]*$//' site.env >"$1"
}
# Whether the new version works: on a copy of the database, without network and visitors, while the old one serves.
# Settings that name other files or services are not set: it has none of them.
try_out() {
  end_trial
  copy_database update-trial.sqlite &&
    run mkdir -p trial/data &&
    run mv storage/data/update-trial.sqlite trial/data/jeweler.sqlite &&
    run chown -R "$owner" trial &&
    run copy_settings trial/site.env &&
    run docker run --detach --name jeweler-trial --network none --init --read-only --tmpfs /tmp --cap-drop ALL \
      --env-file trial/site.env --env SMTP_URL= --env DKIM_KEY_FILE= --env DKIM_SELECTOR= \
      --env BACKUP_DIR= --env RESTIC_REPOSITORY= --env RESTIC_PASSWORD_FILE= \
      --env MEDIA_DIR=/storage/media --env MEDIA_WRITE=0 \
      --volume "$dir/trial:/storage" --volume "$dir/storage/media:/storage/media:ro" "$new" &&
    becomes_well in_trial 20 && stays_well in_trial "$probation"
}
end_trial() {
  run docker rm --force jeweler-trial 2>/dev/null || :
  run rm -rf trial storage/data/update-trial.sqlite
}

# The proxy is frozen while the versions change places: visitors wait, and none is answered by a version that has not
# been found to be well with the database itself. Its own retries would not do: with them an older Caddy answers a form with 502.
change_places() {
  run docker tag jeweler:current jeweler:previous &&
    run compose pause caddy &&
    run compose stop site &&
    copy_database update-before.sqlite &&
    run docker tag "$new" jeweler:current &&
    run compose up --detach --no-deps site &&
    becomes_well in_site 20
}
# What the failed version made of the database is kept until the next update. The name of the copy says whether the new
# version may still stay (before) or not (back), should this be interrupted.
put_back() {
  say 'The version from before takes over again, with the database as it left it.'
  run compose stop site
  (
    [ -n "$dry" ] || cd storage/data
    if [ -f update-before.sqlite ]; then run mv update-before.sqlite update-back.sqlite; fi
    [ -f update-back.sqlite ] || exit 0
    failed=update-failed-$(date +%s).sqlite
    run ln jeweler.sqlite "$failed"
    for side in -wal -shm -journal; do
      if [ -f "jeweler.sqlite$side" ]; then run mv "jeweler.sqlite$side" "$failed$side"; fi
    done
    run mv update-back.sqlite jeweler.sqlite
  )
  run docker tag jeweler:previous jeweler:current
  run compose up --detach --no-deps site
  becomes_well in_site 60
}
# The server mails the text of this file to the owners (server/src/portal/owner-alerts.ts).
tell_owner() {
  say "$1"
  say "$1" >storage/data/update-failed.txt
  chown "$owner" storage/data/update-failed.txt
}

# Whether visitors still wait. After a power failure they do not: Docker starts proxy and site again.
is_frozen() { [ "$(docker inspect --format '{{.State.Paused}}' "$(compose ps --all --quiet caddy)")" = true ]; }

update() {
  cd "$dir"
  if [ -f storage/data/update-before.sqlite ] || [ -f storage/data/update-back.sqlite ]; then
    say 'The last update was interrupted.'
    if [ -f storage/data/update-before.sqlite ] && ! is_frozen; then
      # What they have sent since is only in the database.
      say 'The database stays. A copy from before that update is storage/data/update-kept.sqlite, until an update works.'
      run mv storage/data/update-before.sqlite storage/data/update-kept.sqlite
    elif { [ ! -f storage/data/update-back.sqlite ] || ! is_frozen; } && becomes_well in_site 60; then
      run rm -f storage/data/update-before.sqlite storage/data/update-back.sqlite
    else
      put_back || say "It does not start: $(why)"
    fi
  fi
  # Frozen by an update that was interrupted.
  run compose unpause caddy 2>/dev/null || :
  run docker pull "$image"
  new=$image
  names=
  if [ -z "$dry" ]; then
    new=$(docker image inspect --format '{{.Id}}' "$image")
    if [ "$new" = "$(docker image inspect --format '{{.Id}}' jeweler:current)" ]; then
      # Settings may have been changed.
      run compose up --detach
      becomes_well in_site 60 || fail "The site does not start: $(why)"
      show_password
      say "Version $(version_of jeweler:current) is the newest one, and it runs."
      return 0
    fi
    names="from version $(version_of jeweler:current) to $(version_of "$new")"
    say "Updating $names, while the site goes on."
  fi
  # From here on an update comes to its end, also when the connection to this machine breaks off.
  trap '' HUP INT TERM
  if ! try_out; then
    docker logs --tail 20 jeweler-trial 2>&1 || :
    end_trial
    tell_owner "The update $names was not made: the new version does not work with a copy of the database. ${fault:-}"
    fail 'Nothing has changed: the version from before serves.'
  fi
  end_trial
  if ! change_places; then
    compose logs --tail 20 site 2>&1 || :
    reason=${fault:-}
    outcome='The version from before serves again.'
    put_back || outcome="The version from before does not start either: $(why)"
    run compose unpause caddy || :
    tell_owner "The update $names was undone: the new version does not work. $reason"
    fail "$outcome"
  fi
  run compose unpause caddy
  run rm -f storage/data/update-*
  run docker image prune --force --filter label=org.opencontainers.image.title=jeweler || :
  say 'The new version serves.'
}

main() {
  case ${1:-} in '') ;; --dry-run) dry=1 ;; *) fail "Usage: install.sh [--dry-run]" ;; esac
  case $image in @*) fail 'This copy of install.sh names no image: take that of a release, or set JEWELER_IMAGE.' ;; esac
  [ -n "$dry" ] || [ "$(id -u)" = 0 ] || fail 'Only root can install: put sudo before sh.'
  command -v apt-get >/dev/null || fail 'This is not Debian or Ubuntu: see docs/deployment.md for the other ways.'
  umask 077
  if [ -f "$dir/compose.yaml" ]; then update; else first_time; fi
}

main "$@"
