/** What the page says. `{n}`-like parts are parameters, so that each language has its own order of words. */
const en = {
  language: 'English',
  title: 'Add photos',
  lead: (folder: string) =>
    folder === ''
      ? 'They go straight to the shop’s media library.'
      : `They go straight to the folder “${folder}” of the shop’s media library.`,
  take: 'Take a photo',
  choose: 'Choose photos',
  /** On a computer. */
  drop: '',
  nothingYet: 'Nothing sent yet.',
  earlier: (files: number) => `${files} received so far.`,
  sending: (done: number, all: number) => `${done} of ${all} received. Keep this page open.`,
  interrupted: (done: number, all: number) =>
    `${done} of ${all} received. No connection: it goes on by itself when it is back. Keep this page open.`,
  allReceived: (all: number, _have = all) =>
    all === 1
      ? 'Received. You can send more, or close this page.'
      : `All ${all} received. You can send more, or close this page.`,
  someFailed: (done: number, all: number, failed: number, _have = done) =>
    `${done} of ${all} received, ${failed} not sent: see below.`,
  ended: (unsent: number, _have = 0) =>
    unsent === 0
      ? 'This code has ended. Everything was received. To send more, make a new code at the computer.'
      : `This code has ended, and ${unsent} ${unsent === 1 ? 'photo was' : 'photos were'} not sent. Please make a new code at the computer.`,
  missing: (names: string) =>
    `Not sent when this page was loaded again: ${names}. Please choose them again; they go on from where they were.`,
  twice: (names: string) => `Chosen twice, sent once: ${names}.`,
  waiting: 'Waiting',
  sent: 'Received',
  retry: 'Try again',
  heic: 'This browser cannot read HEIC. On the iPhone: Settings › Camera › Formats › Most Compatible; then take the photo again.',
  film: 'Received. Some browsers cannot play videos from iPhones.',
  tooLarge: 'Too large to be sent from here.',
  full: 'No more fit into this code (60 photos, 1 GB). Make a new one at the computer.',
  refused: 'The server does not take this file.',
  failed: 'Not sent.',
  limits: (end: Date) =>
    `At most 60 photos and 1 GB. This code ends at ${end.toLocaleTimeString('en', { timeStyle: 'short' })}.`,
};

export type Texts = typeof en;

const es: Texts = {
  language: 'Español',
  title: 'Añadir fotos',
  lead: (folder) =>
    folder === ''
      ? 'Van directamente a la biblioteca de imágenes de la tienda.'
      : `Van directamente a la carpeta «${folder}» de la biblioteca de imágenes de la tienda.`,
  take: 'Hacer una foto',
  choose: 'Elegir fotos',
  drop: '',
  nothingYet: 'Aún no se ha enviado nada.',
  earlier: (files) => (files === 1 ? '1 recibida hasta ahora.' : `${files} recibidas hasta ahora.`),
  sending: (done, all) => `${done} de ${all} recibidas. Mantenga abierta esta página.`,
  interrupted: (done, all) =>
    `${done} de ${all} recibidas. Sin conexión: continuará sola cuando vuelva. Mantenga abierta esta página.`,
  allReceived: (all) =>
    all === 1
      ? 'Recibida. Puede enviar más o cerrar esta página.'
      : `Recibidas las ${all}. Puede enviar más o cerrar esta página.`,
  someFailed: (done, all, failed) => `${done} de ${all} recibidas, ${failed} sin enviar: vea abajo.`,
  ended: (unsent) =>
    unsent === 0
      ? 'Este código ya no es válido. Todo se ha recibido. Para enviar más, cree un código nuevo en el ordenador.'
      : `Este código ya no es válido y ${unsent === 1 ? 'queda 1 foto' : `quedan ${unsent} fotos`} sin enviar. Cree un código nuevo en el ordenador.`,
  missing: (names) =>
    `Sin enviar cuando la página se volvió a cargar: ${names}. Elíjalas de nuevo; continuarán donde estaban.`,
  twice: (names) => `Elegidas dos veces, enviadas una: ${names}.`,
  waiting: 'En espera',
  sent: 'Recibida',
  retry: 'Reintentar',
  heic: 'Este navegador no puede leer HEIC. En el iPhone: Ajustes › Cámara › Formatos › Más compatible; después haga la foto de nuevo.',
  film: 'Recibido. Algunos navegadores no pueden reproducir vídeos de iPhone.',
  tooLarge: 'Demasiado grande para enviarse desde aquí.',
  full: 'No caben más en este código (60 fotos, 1 GB). Cree uno nuevo en el ordenador.',
  refused: 'El servidor no acepta este archivo.',
  failed: 'Sin enviar.',
  limits: (end) =>
    `Como máximo 60 fotos y 1 GB. Este código termina a las ${end.toLocaleTimeString('es', { timeStyle: 'short' })}.`,
};

export const languages = { en, es };
export type Language = keyof typeof languages;

/** The first language of the phone that the page speaks. */
export const firstLanguage = (preferred: readonly string[]): Language => {
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag): tag is Language => tag === 'en' || tag === 'es') ?? 'en';
};
