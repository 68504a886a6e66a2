// A `docker` whose containers are processes: what deploy/install.sh calls, and nothing else. An image is a file that is
// loaded before the server of the project copy in PROJECT, empty for a version that works. All else is in the folder STATE.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const { PROJECT, STATE, SITE_PORT, PROXY_PORT } = process.env;
const stateFile = path.join(STATE, 'docker.json');
const state = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : { tags: {}, running: {} };
const save = () => writeFileSync(stateFile, JSON.stringify(state));
const idOf = (image) => state.tags[image] ?? image;

const fail = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const isRunning = (name) => {
  try {
    return process.kill(state.running[name].pid, 0);
  } catch {
    return false;
  }
};

const logOf = (name) => path.join(STATE, `${name}.log`);

const launch = (name, command, args, environment) => {
  const log = openSync(logOf(name), 'a');
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, {
    cwd: PROJECT,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH, HOME, ...environment },
  });
  state.running[name] = { pid: child.pid, environment };
  child.unref();
  save();
};

const settings = (file) =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => line.split(/=(.*)/, 2)),
  );

const serve = (name, image, environment) => {
  const before = idOf(image) === 'well' ? [] : ['--import', idOf(image)];
  launch(name, process.execPath, [...before, 'scripts/serve.mjs'], {
    TRUST_PROXY: '1',
    FORM_RATE_LIMIT: '1000000',
    ...environment,
  });
};

const stop = async (name) => {
  if (!isRunning(name)) return;
  process.kill(state.running[name].pid, 'SIGTERM');
  for (let waited = 0; isRunning(name); waited += 50) {
    if (waited === 15_000) process.kill(state.running[name].pid, 'SIGKILL');
    await delay(50);
  }
};

/** Runs what a container is asked to, and ends with its exit code. */
const runIn = (environment, [command, ...args]) => {
  const { status } = spawnSync(command, args, {
    cwd: PROJECT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  process.exit(status ?? 1);
};

const composeCommands = {
  version: () => {},
  up: async (args) => {
    if (!args.includes('--no-deps') && !isRunning('caddy')) {
      const config = path.join(STATE, 'Caddyfile');
      // The certificate apart, as it was written.
      const written = readFileSync('Caddyfile', 'utf8')
        .replace(/email .+/, 'admin off')
        .replace('www.example.com {', `http://127.0.0.1:${PROXY_PORT} {`)
        .replace('site:80', `127.0.0.1:${SITE_PORT}`);
      writeFileSync(config, written);
      launch('caddy', 'caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { HOME: STATE });
    }
    const image = idOf('jeweler:current');
    if (isRunning('site') && state.siteImage === image) return;
    await stop('site');
    state.siteImage = image;
    const storage = path.resolve('storage');
    serve('site', image, {
      ...settings('site.env'),
      PORT: SITE_PORT,
      DATA_DIR: path.join(storage, 'data'),
      MEDIA_DIR: path.join(storage, 'media'),
    });
  },
  stop: () => stop('site'),
  ps: () => process.stdout.write('caddy\n'),
  pause: () => {
    state.isFrozen = process.kill(state.running.caddy.pid, 'SIGSTOP');
  },
  unpause: () => {
    process.kill(state.running.caddy.pid, 'SIGCONT');
    state.isFrozen = false;
  },
  // The domain is nobody's: its address answers.
  exec: ([, service, ...command]) =>
    command.at(-1).startsWith('https:')
      ? undefined
      : isRunning(service)
        ? runIn(state.running[service].environment, command)
        : fail('It does not run.'),
  logs: (args) => process.stdout.write(readFileSync(logOf(args.at(-1)), 'utf8')),
};

/** What `docker run` was asked for: `--name value` options, the image and the command. */
const runOptions = (args) => {
  const flags = new Set(['--rm', '--detach', '--init', '--read-only']);
  const options = { '--env': [], '--volume': [] };
  let index = 0;
  for (; args[index].startsWith('--'); index += 1) {
    const name = args[index];
    if (flags.has(name)) options[name] = true;
    else {
      index += 1;
      if (Array.isArray(options[name])) options[name].push(args[index]);
      else options[name] = args[index];
    }
  }
  const [image, ...command] = args.slice(index);
  return { options, image, command };
};

const dockerCommands = {
  compose: ([name, ...args]) => composeCommands[name](args),
  pull: ([image]) => (state.tags[image] ? undefined : fail(`There is no image ${image}.`)),
  tag: ([from, to]) => {
    state.tags[to] = idOf(from);
    save();
  },
  inspect: () => process.stdout.write(`${state.isFrozen === true}\n`),
  image: ([act, , , name]) => (act === 'inspect' ? process.stdout.write(`${idOf(name)}\n`) : undefined),
  run: async (args) => {
    const { options, image, command } = runOptions(args);
    const places = Object.fromEntries(
      options['--volume'].map((each) => each.split(':').slice(0, 2).reverse()),
    );
    const storage = places['/storage'];
    if (options['--detach']) {
      serve(options['--name'], image, {
        ...settings(options['--env-file']),
        ...Object.fromEntries(options['--env'].map((each) => each.split(/=(.*)/, 2))),
        PORT: String(Number(SITE_PORT) + 1),
        DATA_DIR: path.join(storage, 'data'),
        MEDIA_DIR: places['/storage/media'],
      });
      return;
    }
    if (command[0] === 'cp') {
      cpSync(path.join(STATE, 'storage'), places['/new'], { recursive: true });
      return;
    }
    const here = command.map((each) => each.replace('/storage', storage));
    runIn(storage ? { DATA_DIR: path.join(storage, 'data') } : {}, here);
  },
  exec: ([name, ...command]) => composeCommands.exec(['-T', name, ...command]),
  logs: composeCommands.logs,
  rm: async ([, name]) => {
    if (!state.running[name]) fail('No such container.');
    await stop(name);
    delete state.running[name];
    save();
  },
};

const [name, ...args] = process.argv.slice(2);
await dockerCommands[name](args);
save();
