/** A step of a command that cannot go on; its message is for the person at the keyboard. */
export class StepError extends Error {}

/** Prints a step, does it, prints how long it took. */
export const step = async (name, work) => {
  const start = performance.now();
  console.log(`- ${name} ...`);
  const result = await work();
  console.log(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
};

/** Ends a command on a fault: one clear line for an expected one, the stack for any other. */
export const main = async (command) => {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StepError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
};
