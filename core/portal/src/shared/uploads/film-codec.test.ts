import { expect, test } from 'vitest';
import { isHevcFilm } from './film-codec.ts';

const box = (type: string, content: string, size = 8 + content.length): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
};
/** A box whose size needs 64 bits, as that of a long film. */
const largeBox = (type: string, content: string): Buffer => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(16 + content.length));
  return Buffer.concat([box(type, '', 1), size, Buffer.from(content, 'latin1')]);
};
const film = (name: string, ...boxes: Buffer[]) =>
  new File(
    boxes.map((part) => new Uint8Array(part)),
    name,
  );

test('a film of an iPhone is recognised by its index, wherever that is', async () => {
  const [start, index] = [box('ftyp', 'qt  '), box('moov', '....stsd....hvc1....')];
  expect(await isHevcFilm(film('a.MOV', start, index, box('mdat', 'pictures')))).toBe(true);
  expect(await isHevcFilm(film('a.mov', start, largeBox('mdat', 'pictures'), index))).toBe(true);
});

test('the codec’s name elsewhere, another codec and other files say nothing', async () => {
  const start = box('ftyp', 'qt  ');
  expect(await isHevcFilm(film('a.mov', start, box('mdat', 'hvc1'), box('moov', 'avc1')))).toBe(false);
  expect(await isHevcFilm(film('a.jpg', start, box('moov', 'hvc1')))).toBe(false);
  expect(await isHevcFilm(film('a.mov', box('ftyp', '', 0)))).toBe(false);
  expect(await isHevcFilm(film('a.mov', Buffer.from('no boxes at all')))).toBe(false);
});
