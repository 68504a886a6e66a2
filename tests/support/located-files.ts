import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** What every file below contains in some form, and nobody may get. */
export const SECRET_SERIAL = 'SN-4711-0815';
const POSITION = '+26.7153-080.0534/';

const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" exif:GPSLatitude="26,42.918N" exif:GPSLongitude="80,3.204W" aux:SerialNumber="${SECRET_SERIAL}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** A picture of 60 x 40 pixels, left half red, right half blue, with all the metadata that sharp can write. */
const picture = (orientation = 6): Sharp => {
  const pixels = Buffer.alloc(60 * 40 * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels[at + ((at / 3) % 60 < 30 ? 0 : 2)] = 230;
  return sharp(pixels, { raw: { width: 60, height: 40, channels: 3 } })
    .withMetadata({ orientation })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Make: 'Camera', Model: 'Model' },
      IFD2: { BodySerialNumber: SECRET_SERIAL, LensSerialNumber: SECRET_SERIAL },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '26/1 42/1 55/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '80/1 3/1 12/1',
      },
    })
    .withXmp(XMP);
};

/** A JPEG segment. */
const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

const iptc = (): Buffer => {
  const record = (dataset: number, text: string) =>
    Buffer.concat([Buffer.from([0x1c, 2, dataset, 0, text.length]), Buffer.from(text)]);
  const records = Buffer.concat([record(90, 'West Palm Beach'), record(92, SECRET_SERIAL)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(records.length);
  return segment(
    0xed,
    Buffer.concat([Buffer.from('Photoshop 3.0\u00008BIM\u0004\u0004\0\0', 'latin1'), length, records]),
  );
};

/** A box of an MP4 or MOV file. */
const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
};

const userData = () => {
  const text = Buffer.alloc(4);
  text.writeUInt16BE(POSITION.length);
  text.writeUInt16BE(0x15c7, 2);
  return box('udta', box('\xa9xyz', text, POSITION), box('CAME', SECRET_SERIAL));
};

const quickTimeKeys = () => {
  const keys = ['com.apple.quicktime.location.ISO6709', 'com.apple.quicktime.camera.identifier'];
  const value = (index: number, text: string) =>
    Buffer.concat([numbers(8 + 16 + text.length, index), box('data', numbers(1, 0), text)]);
  return box(
    'meta',
    box('hdlr', numbers(0, 0), 'mdta', numbers(0, 0, 0), '\0'),
    box('keys', numbers(0, keys.length), ...keys.map((key) => box('mdta', key))),
    box('ilst', value(1, POSITION), value(2, SECRET_SERIAL)),
  );
};

const track = (handler: string, format: string, path: number, sizes: number[]) =>
  box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, 1000, 1000, 0)),
      box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0), '\0'),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', numbers(0, 1), box(format, Buffer.alloc(8))),
          box('stts', numbers(0, 1, sizes.length, 1)),
          box('stsc', numbers(0, 1, 1, sizes.length, 1)),
          box('stsz', numbers(0, 0, sizes.length, ...sizes)),
          box('stco', numbers(0, 1, path)),
        ),
      ),
    ),
    userData(),
  );

const XMP_UUID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** A film without pictures, but with every place in which cameras write where they were. */
const film = (brand: string): Buffer => {
  const begin = box('ftyp', brand, numbers(0), brand);
  const frames = 'frames frames frames';
  const samples = `${SECRET_SERIAL}${POSITION}`;
  const first = begin.length + 8;
  return Buffer.concat([
    begin,
    box('mdat', frames, samples),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      track('vide', 'avc1', first, [frames.length]),
      track('meta', 'gpmd', first + frames.length, [5, samples.length - 5]),
      userData(),
      quickTimeKeys(),
    ),
    box('uuid', XMP_UUID, XMP),
    box('free', SECRET_SERIAL),
  ]);
};

/** XMP in a GIF: text instead of blocks, followed by bytes that lead every reader to its end. */
const gifXmp = () =>
  Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from(`XMP DataXMP${XMP}`),
    Buffer.from([1, ...Array.from({ length: 256 }, (_, index) => 255 - index), 0]),
  ]);

const insert = (bytes: Buffer, at: number, ...parts: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);

/** A file of each kind, by name, that tells where it was taken, with which camera, and lies on its side. */
export const locatedFiles = async (): Promise<Map<string, Buffer>> => {
  const jpeg = await picture().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  const comment = segment(0xfe, Buffer.from(`taken at ${POSITION} ${SECRET_SERIAL}`));
  const preview = await picture().resize(16).jpeg().toBuffer();
  const gif = await picture().gif().toBuffer();
  return new Map([
    ['photo.jpg', insert(jpeg, 2, iptc(), comment)],
    ['progressive.jpg', await picture().jpeg({ quality: 95, progressive: true }).toBuffer()],
    // Phones write a film or a second picture after the picture.
    ['moving.jpg', Buffer.concat([jpeg, film('mp42')])],
    ['double.jpg', Buffer.concat([jpeg, preview])],
    ['upright.jpg', await picture(1).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['photo.png', Buffer.concat([await picture().png().toBuffer(), Buffer.from(SECRET_SERIAL)])],
    ['photo.webp', await picture().webp({ lossless: true }).toBuffer()],
    ['photo.avif', await picture().avif({ quality: 90 }).toBuffer()],
    // The same picture by libheif's encoder.
    ['photo.heic', readFileSync(inRoot('tests/support/pictures/located.heic'))],
    ['photo.gif', insert(gif, gif.length - 1, gifXmp())],
    ['clip.mp4', film('mp42')],
    ['clip.mov', film('qt  ')],
  ]);
};
