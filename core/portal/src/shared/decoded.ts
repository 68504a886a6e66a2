/** An address in words; as it is, if somebody has written it without percent-encoding. */
export const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};
