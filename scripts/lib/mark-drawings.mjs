/**
 * The shop's mark (media/logo) as SVG for the console's icons. Fine lines vanish at small sizes, so there are
 * three drawings: the whole mark, the favicon's, and below 32 pixels a solid stone in its ring.
 */

const INK = '#181410';
const INK_EDGE = '#3b342c';
const GOLD = '#dcc08a';
/** Readable on light and dark panels. */
const GOLD_ON_ANY = '#b8914a';

const strokes = (colour, body) =>
  `<g fill="none" stroke="${colour}" stroke-linejoin="round" stroke-linecap="round">${body}</g>`;

/** Scales and centres a drawing with the view box `box` (x, y, width, height) in a square of 64 units. */
const fitted = ([x, y, width, height], room, body) => {
  const scale = room / Math.max(width, height);
  const left = 32 - (x + width / 2) * scale;
  const top = 32 - (y + height / 2) * scale;
  return `<g transform="translate(${left} ${top}) scale(${scale})">${body}</g>`;
};

const whole = (colour) =>
  strokes(
    colour,
    '<path d="M84.2 80.1A54 54 0 1 0 115.8 80.1" stroke-width="4.6"/>' +
      '<path d="M86.7 88.1A46 46 0 1 0 113.3 88.1" stroke-width="1.6" opacity=".5"/>' +
      '<path d="M84.2 80.1 78 66M115.8 80.1 122 66" stroke-width="3.6"/>' +
      '<path d="M78 16H122L140 38 100 82 60 38Z" stroke-width="4"/>' +
      '<path d="M60 38H140M78 16 86 38 100 16 114 38 122 16M86 38 100 82 114 38" stroke-width="2.2"/>',
  );
const WHOLE_BOX = [43, 14, 114, 174];

const small = (colour) =>
  strokes(
    colour,
    '<path d="M26.5 27.8A17.5 17.5 0 1 0 37.5 27.8" stroke-width="4"/>' +
      '<path d="M23.5 4H40.5L47 12.5 32 29 17 12.5Z" stroke-width="3.4"/>' +
      '<path d="M17 12.5H47" stroke-width="2.6"/>',
  );
const SMALL_BOX = [12.5, 2, 39, 61];

/** 16 units high: a solid stone in an open ring. */
const tiny = (colour) =>
  strokes(colour, '<path d="M5 8.2A4.1 4.1 0 1 0 11 8.2" stroke-width="1.6"/>') +
  `<path fill="${colour}" d="M5 0H11L13 3 8 8.6 3 3Z"/>`;
const TINY_BOX = [3, 0, 10, 16];

const square = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${body}</svg>`;

/** The mark for an icon of `pixels`; its longer side takes `room` of 64 units. */
const mark = (pixels, colour, room) => {
  if (pixels < 32) return fitted(TINY_BOX, room, tiny(colour));
  if (pixels <= 64) return fitted(SMALL_BOX, room, small(colour));
  return fitted(WHOLE_BOX, room, whole(colour));
};

const tile = (inset, radius) => {
  const side = 64 - 2 * inset;
  return (
    `<rect x="${inset}" y="${inset}" width="${side}" height="${side}" rx="${radius}" fill="${INK}"/>` +
    `<rect x="${inset + 0.25}" y="${inset + 0.25}" width="${side - 0.5}" height="${side - 0.5}" ` +
    `rx="${radius - 0.25}" fill="none" stroke="${INK_EDGE}" stroke-width=".5"/>`
  );
};

/** Program icon for Windows and Linux: the mark in gold on a dark tile that fills the square. */
export const programIcon = (pixels) => square(tile(0, 12) + mark(pixels, GOLD, pixels <= 64 ? 52 : 46));

/** Program icon for macOS, whose tiles have a margin all around (824 of 1024). */
export const macIcon = (pixels) => square(tile(6.25, 11.5) + mark(pixels, GOLD, pixels <= 64 ? 42 : 37));

/** Tray icon for Windows and Linux: only the mark. */
export const trayIcon = (pixels) => square(mark(pixels, GOLD_ON_ANY, pixels < 32 ? 64 : 62));

/** Tray icon for macOS: black and alpha, coloured by the system. */
export const trayTemplate = (pixels) => square(mark(pixels, '#000', pixels < 32 ? 64 : 60));

/** A number that overlays the corner of another icon (Windows): light on garnet, a colour no taskbar has. */
export const overlayIcon = (text) =>
  square(
    `<circle cx="32" cy="32" r="31" fill="#9B1C31"/>` +
      `<text x="32" y="49" text-anchor="middle" font-family="DejaVu Sans, sans-serif" font-weight="700" ` +
      `font-size="${text.length > 1 ? 36 : 48}" fill="#fff">${text}</text>`,
  );
