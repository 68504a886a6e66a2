/** The path inside the media folder that an address in use means; the address itself when it means none. */
export const pathOfPublicUrl = (publicUrl: string): string => {
  try {
    return decodeURIComponent(publicUrl.replace(/^\/media\//, ''));
  } catch {
    return publicUrl;
  }
};
