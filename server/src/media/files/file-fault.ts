/** The file system's code, such as `ENOENT`. */
export const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Whether a file or folder does not exist. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Whether there is no room for what should be written. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');

/** Undefined when the call fails with such an error. */
export const unless = async <Result>(
  isExpected: (error: unknown) => boolean,
  call: Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isExpected(error)) return undefined;
    throw error;
  }
};
