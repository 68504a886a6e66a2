/** The media library. */
export const MediaLibrary = () => null;
