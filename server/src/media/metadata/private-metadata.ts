import { extname } from 'node:path';
import { inspectFilm } from './film.ts';
import { Findings, type PrivateMetadata } from './findings.ts';
import { inspectGif } from './gif.ts';
import { inspectJpeg } from './jpeg.ts';
import { inspectPng, PNG_SIGNATURE } from './png.ts';
import { type SourceFile, UnreadableMetadataError } from './section-reader.ts';
import { inspectWebp } from './webp.ts';

/** Types of files that cameras and phones write. */
export const fromCameras = /^\.(?:jpe?g|jpe|jfif|png|gif|webp|avif|hei[cf]|mp4|m4v|mov|qt|3gp|3g2)$/i;
const firstBoxes = new Set(['ftyp', 'styp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
/** How the metadata of pictures and films begin; XMP is XML. */
const MARKS = /Exif\0\0|<x:xmpmeta|\xa9xyz|location\.ISO6709|Photoshop 3\.0/;
/** Where a file without a known form is searched for them, in bytes. */
const SEARCHED_BYTES = 1024 * 1024;

/**
 * What visitors must not get of a file: JPEG, PNG, GIF, WebP, AVIF, HEIC, MP4 and MOV, detected from the
 * content. Their metadata are removed except what the picture or film is shown with: orientation, colours.
 * Nothing of other files, which are no pictures for browsers.
 * @param isHeaderOnly finds what is before the picture's own data, which is where a location is; quick
 * @throws UnreadableMetadataError for a picture or film whose metadata cannot be told from the rest, and for
 * TIFF and the cameras' own raw files, of which metadata are an inseparable part
 */
export const privateMetadata = async (file: SourceFile, isHeaderOnly = false): Promise<PrivateMetadata> => {
  const findings = new Findings(file);
  try {
    await inspect(findings, file.name, isHeaderOnly);
  } catch (error) {
    // A number in the file leads beyond the end of what was read.
    throw error instanceof RangeError ? new UnreadableMetadataError() : error;
  }
  return findings.metadata;
};

const inspect = async (findings: Findings, name: string, isHeaderOnly: boolean): Promise<void> => {
  const start = await findings.read(0, 16);
  if (start[0] === 0xff && start[1] === 0xd8) return inspectJpeg(findings, isHeaderOnly);
  if (start.subarray(0, 8).equals(PNG_SIGNATURE)) return inspectPng(findings);
  const begin = start.toString('latin1');
  if (begin.startsWith('RIFF') && begin.startsWith('WEBP', 8)) return inspectWebp(findings);
  if (begin.startsWith('GIF8')) return inspectGif(findings);
  const isCamera = fromCameras.test(extname(name));
  if (firstBoxes.has(begin.slice(4, 8)) && (isCamera || begin.startsWith('ftyp', 4)))
    return inspectFilm(findings);
  if (begin.startsWith('II*\0') || begin.startsWith('MM\0*')) throw new UnreadableMetadataError();
  if (isCamera) {
    const bytes = await findings.read(0, Math.min(SEARCHED_BYTES, findings.size));
    if (MARKS.test(bytes.toString('latin1'))) throw new UnreadableMetadataError();
  }
};
