// Whether the server in this container answers: exit code 0 or 1. Run by the HEALTHCHECK of the Dockerfile.
try {
  const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`);
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
