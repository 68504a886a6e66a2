/** Resolves in another task: input and painting that wait come first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
