import { type Box, boxesIn, contentOf } from './boxes.ts';
import { Findings, MAX_SEARCHED_BYTES, type PrivateMetadata } from './findings.ts';
import { removeHeifItems } from './heif-items.ts';
import type { Parser } from './parser.ts';
import { samplesOf } from './samples.ts';

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
const positionTracks = new Set(['gpmd', 'camm']);

/** Everything of an MP4, MOV, HEIC or AVIF file that is not needed to play or show it. */
export function* filmMetadata(size: number): Parser<PrivateMetadata> {
  const findings = new Findings();
  for (const box of yield* boxesIn(0, size, true)) {
    if (box.type === 'moov') yield* inspectMovie(findings, box);
    else if (box.type === 'meta' && (yield* removeHeifItems(findings, box))) continue;
    else if (!neededInFile.has(box.type)) yield* remove(findings, box);
  }
  return findings.metadata;
}

function* inspectMovie(findings: Findings, movie: Box): Parser<void> {
  for (const box of yield* boxesIn(movie.content, movie.end)) {
    if (box.type === 'trak') yield* inspectTrack(findings, box);
    else if (!neededInMovie.has(box.type)) yield* remove(findings, box);
  }
}

function* inspectTrack(findings: Findings, track: Box): Parser<void> {
  const boxes = yield* boxesIn(track.content, track.end);
  const media = boxes.find(({ type }) => type === 'mdia');
  const parts = media ? yield* boxesIn(media.content, media.end) : [];
  const handler = parts.find(({ type }) => type === 'hdlr');
  const kind = handler ? (yield* contentOf(handler)).toString('latin1', 8, 12) : '';
  if (!neededTracks.has(kind)) {
    for (const { start, end } of yield* samplesOf(parts)) findings.replace(start, end);
    yield* remove(findings, track);
    return;
  }
  for (const box of boxes) if (!neededInTrack.has(box.type)) yield* remove(findings, box);
  for (const box of parts) if (box.type === 'udta' || box.type === 'meta') yield* remove(findings, box);
}

/** The box becomes free space, which players skip. */
function* remove(findings: Findings, { type, start, content, end }: Box): Parser<void> {
  const bytes = yield { offset: content, length: Math.min(end - content, MAX_SEARCHED_BYTES) };
  const text = bytes.toString('latin1');
  const isPositionTrack = type === 'trak' && [...positionTracks].some((format) => text.includes(format));
  findings.hasLocation ||= LOCATION.test(text) || isPositionTrack;
  findings.replace(start + 4, start + 8, FREE);
  findings.replace(content, end);
}
