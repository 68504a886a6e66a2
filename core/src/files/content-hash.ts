import { sha256 } from '@noble/hashes/sha2.js';

/**
 * SHA-256 of a file, read piece by piece. Not by `crypto.subtle`, which takes a file of 2 GB only as a whole, and
 * does not exist on plain http in the shop's network.
 */
export const hashFile = async (file: Blob): Promise<string> => {
  const hash = sha256.create();
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) hash.update(part.value);
  return Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
