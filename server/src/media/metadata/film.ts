import { type Box, boxesIn, contentOf } from './boxes.ts';
import { type Findings, MAX_SEARCHED_BYTES } from './findings.ts';
import { removeHeifItems } from './heif-items.ts';
import { removeSamples } from './samples.ts';

/** Boxes that are left as they are: what a film or a picture is played from. */
const neededInFile = new Set('ftyp styp sidx ssix moof mfra mdat pdin prft'.split(' '));
const neededInMovie = new Set('mvhd iods mvex pssh ctab clip cmov'.split(' '));
const neededInTrack = new Set('tkhd tapt clip matt edts tref load txas mdia trgr imap'.split(' '));
/** Tracks that a film is played from, by their handlers; others hold positions and camera data. */
const neededTracks = new Set('vide soun auxv subt sbtl clcp tmcd hint'.split(' '));
const FREE = Buffer.from('free', 'latin1');
/**
 * Where a film was taken: a QuickTime or 3GP user data box, a QuickTime key, XMP, or a track of a drone or an
 * action camera.
 */
const LOCATION = /\xa9xyz|loci|location\.ISO6709|GPSLatitude|GPSCoordinates/;
const POSITION_TRACK = /gpmd|camm/;

/** Everything of an MP4, MOV, HEIC or AVIF file that is not needed to play or show it. */
export const inspectFilm = async (findings: Findings): Promise<void> => {
  for (const box of await boxesIn(findings.read, 0, findings.size, true)) {
    if (box.type === 'moov') await inspectMovie(findings, box);
    else if (box.type === 'meta' && (await removeHeifItems(findings, box))) continue;
    else if (!neededInFile.has(box.type)) await remove(findings, box);
  }
};

const inspectMovie = async (findings: Findings, movie: Box): Promise<void> => {
  for (const box of await boxesIn(findings.read, movie.content, movie.end)) {
    if (box.type === 'trak') await inspectTrack(findings, box);
    else if (!neededInMovie.has(box.type)) await remove(findings, box);
  }
};

const inspectTrack = async (findings: Findings, track: Box): Promise<void> => {
  const boxes = await boxesIn(findings.read, track.content, track.end);
  const media = boxes.find(({ type }) => type === 'mdia');
  const parts = media ? await boxesIn(findings.read, media.content, media.end) : [];
  const handler = parts.find(({ type }) => type === 'hdlr');
  const kind = handler ? (await contentOf(findings.read, handler)).toString('latin1', 8, 12) : '';
  if (!neededTracks.has(kind)) {
    await removeSamples(findings, parts);
    await remove(findings, track);
    return;
  }
  for (const box of boxes) if (!neededInTrack.has(box.type)) await remove(findings, box);
  for (const box of parts) if (box.type === 'udta' || box.type === 'meta') await remove(findings, box);
};

/** The box becomes free space, which players skip. */
const remove = async (findings: Findings, { type, start, content, end }: Box): Promise<void> => {
  const bytes = await findings.read(content, Math.min(end - content, MAX_SEARCHED_BYTES));
  const text = bytes.toString('latin1');
  findings.hasLocation ||= LOCATION.test(text) || (type === 'trak' && POSITION_TRACK.test(text));
  findings.replace(start + 4, start + 8, FREE);
  findings.replace(content, end);
};
