// Whether a server answers, by default the one in this container: exit code 0 or 1, with the reason. With `--deep` its
// parts have to work as well. Run by the HEALTHCHECK of the Dockerfile and by install.sh.
const args = process.argv.slice(2);
const origin = args.find((arg) => !arg.startsWith('--')) ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

for (const path of args.includes('--deep') ? ['/up', '/api/health?deep=1'] : ['/up']) {
  try {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(5000) });
    if (answer.ok) continue;
    console.error(`${path} answers ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  } catch (error) {
    console.error(`${path} does not answer: ${error.cause?.message || error.message}`);
  }
  process.exitCode = 1;
  break;
}
