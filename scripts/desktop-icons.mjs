// Redraws the console's icons from the shop's mark; they are committed, so this runs only when the mark
// changes.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ICNS_SIZES, icnsFile, icoFile } from './lib/icon-files.mjs';
import { macIcon, overlayIcon, programIcon, trayIcon, trayTemplate } from './lib/mark-drawings.mjs';
import { inRoot } from './lib/paths.mjs';
import { main } from './lib/step.mjs';

const SCALES = [1, 2, 3];
/** Side in pixels of tray icons and of overlays on the taskbar icon. */
const SMALL_SIZE = 16;
/** Number of overlays for the taskbar icon; the last one is used for all higher counts. */
const MAX_COUNT = 10;

const folder = (...segments) => inRoot('desktop-admin', 'build', ...segments);

/** Renders a drawing at exactly `pixels`, instead of scaling it down. */
const png = (draw, pixels) =>
  sharp(Buffer.from(draw(pixels)), { density: (72 * pixels) / 64 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();

const pngs = async (draw, sizes) =>
  new Map(await Promise.all(sizes.map(async (size) => [size, await png(draw, size)])));

const writeScales = (place, name, draw) =>
  Promise.all(
    SCALES.map(async (scale) => {
      const suffix = scale === 1 ? '' : `@${scale}x`;
      await writeFile(folder(place, `${name}${suffix}.png`), await png(draw, SMALL_SIZE * scale));
    }),
  );

await main(async () => {
  await Promise.all(['icons', 'tray', 'overlay'].map((name) => mkdir(folder(name), { recursive: true })));

  const linux = await pngs(programIcon, [16, 24, 32, 48, 64, 128, 256, 512]);
  await Promise.all(
    [...linux].map(([size, icon]) => writeFile(folder('icons', `${size}x${size}.png`), icon)),
  );
  await writeFile(folder('icon.ico'), icoFile(await pngs(programIcon, [16, 24, 32, 48, 64, 128, 256])));
  await writeFile(folder('icon.icns'), icnsFile(await pngs(macIcon, ICNS_SIZES)));

  await writeScales('tray', 'tray', trayIcon);
  await writeScales('tray', 'tray-template', trayTemplate);
  await writeFile(folder('tray', 'tray.ico'), icoFile(await pngs(trayIcon, [16, 24, 32, 48])));

  for (let count = 1; count <= MAX_COUNT; count += 1) {
    const text = count === MAX_COUNT ? `${MAX_COUNT - 1}+` : String(count);
    await writeScales('overlay', `overlay-${count}`, () => overlayIcon(text));
  }
});
