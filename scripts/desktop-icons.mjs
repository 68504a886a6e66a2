// Renders the console's icons from the drawings of the shop's mark in desktop-admin/build/drawings, which are named
// for the size in pixels from which they are used: fine lines vanish at small sizes. The icons are committed, so this
// runs only when a drawing changes.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { icnsFile, icoFile } from './lib/icon-files.mjs';
import { inRoot } from './lib/paths.mjs';

const folder = (...segments) => inRoot('desktop-admin', 'build', ...segments);
const drawings = readdirSync(folder('drawings'));

/** The drawing of an icon for `pixels`: of those that begin at no more, the one that begins last. */
const drawingFor = (icon, pixels) => {
  const starts = drawings.map((name) => Number(new RegExp(`^${icon}-(\\d+)\\.svg$`).exec(name)?.[1]));
  const start = Math.max(...starts.filter((each) => each <= pixels));
  return readFileSync(folder('drawings', `${icon}-${start}.svg`), 'utf8');
};

/** Renders a drawing of 64 units at exactly `pixels`, instead of scaling it down. */
const png = (svg, pixels) =>
  sharp(Buffer.from(svg), { density: (72 * pixels) / 64 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();

const pngs = async (icon, sizes) =>
  new Map(await Promise.all(sizes.map(async (size) => [size, await png(drawingFor(icon, size), size)])));

/** Pictures of 16 pixels for screens of scale 1, 2 and 3. */
const writeScales = async (place, name, draw) => {
  for (const scale of [1, 2, 3]) {
    const file = folder(place, `${name}${scale === 1 ? '' : `@${scale}x`}.png`);
    writeFileSync(file, await png(draw(16 * scale), 16 * scale));
  }
};

for (const name of ['icons', 'tray', 'overlay']) mkdirSync(folder(name), { recursive: true });

for (const [size, icon] of await pngs('program', [16, 24, 32, 48, 64, 128, 256, 512]))
  writeFileSync(folder('icons', `${size}x${size}.png`), icon);
writeFileSync(folder('icon.ico'), icoFile(await pngs('program', [16, 24, 32, 48, 64, 128, 256])));
writeFileSync(folder('icon.icns'), icnsFile(await pngs('mac', [32, 64, 128, 256, 512, 1024])));

for (const name of ['tray', 'tray-template'])
  await writeScales('tray', name, (pixels) => drawingFor(name, pixels));
writeFileSync(folder('tray', 'tray.ico'), icoFile(await pngs('tray', [16, 24, 32, 48])));

// Numbers that overlay the corner of the taskbar icon; the last one stands for all higher counts.
const one = drawingFor('overlay', 16);
for (let count = 1; count <= 9; count += 1)
  await writeScales('overlay', `overlay-${count}`, () => one.replace('>1<', `>${count}<`));
await writeScales('overlay', 'overlay-10', (pixels) => drawingFor('overlay-many', pixels));
