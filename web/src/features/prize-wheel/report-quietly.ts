/** Whether the wheel was seen is no concern of the visitor: failures go to the console (SPEC section 8). */
export const reportQuietly = (error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: SPEC section 8 names the console as the place
  console.error('Prize wheel:', error);
};
