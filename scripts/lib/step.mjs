/** A step of a command failed for an expected reason; the message is for the user. */
export class StepError extends Error {}

/** Prints the name of a step, runs it, and prints how long it took. */
export const step = async (name, work) => {
  const start = performance.now();
  console.log(`- ${name} ...`);
  const result = await work();
  console.log(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
};

/** Runs a command and reports its error: one clear line for an expected one, the stack for any other. */
export const main = async (command) => {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StepError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
};
