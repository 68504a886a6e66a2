import { languages, type Texts } from './texts.ts';

/** The schemas' MAX_PHOTOS, which this page would need zod for. */
const MAX_PHOTOS = 6;

const enHave = (files: number) => (files === 1 ? 'We have your photo.' : `We have your ${files} photos.`);
const esHave = (files: number) => (files === 1 ? 'Tenemos su foto.' : `Tenemos sus ${files} fotos.`);

const en: Texts = {
  ...languages.en,
  lead: (reference) =>
    `For your request ${reference}. Only our staff see your photos, without the place where they were taken.`,
  drop: 'You can also drop them on this page.',
  earlier: enHave,
  allReceived: (all, have = all) =>
    `${enHave(have)} You can ${have < MAX_PHOTOS ? 'send more, or close' : 'close'} this page.`,
  someFailed: (_done, _all, failed, have = 0) =>
    `${have > 0 ? `${enHave(have)} ` : ''}${failed} not sent: see below.`,
  ended: (unsent, have = 0) =>
    `This link has ended.${have > 0 ? ` ${enHave(have)}` : ''}${unsent > 0 ? ` Not sent: ${unsent}. Please email us the rest, with the reference of your request.` : ''}`,
  tooLarge: 'Too large: a photo may have 20 MB.',
  full: 'No more can be added: 6 photos and 60 MB at most.',
  refused: 'Not taken: only photos can be sent here (JPEG, PNG, WebP, AVIF or HEIC, at most 64 megapixels).',
  limits: (end) =>
    `At most 6 photos, 20 MB each and 60 MB together. This link works until ${end.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}.`,
};

const es: Texts = {
  ...languages.es,
  lead: (reference) =>
    `Para su solicitud ${reference}. Solo nuestro personal ve sus fotos, sin el lugar donde se hicieron.`,
  drop: 'También puede soltarlas sobre esta página.',
  earlier: esHave,
  allReceived: (all, have = all) =>
    `${esHave(have)} Puede ${have < MAX_PHOTOS ? 'enviar más o cerrar' : 'cerrar'} esta página.`,
  someFailed: (_done, _all, failed, have = 0) =>
    `${have > 0 ? `${esHave(have)} ` : ''}${failed} sin enviar: vea abajo.`,
  ended: (unsent, have = 0) =>
    `Este enlace ya no es válido.${have > 0 ? ` ${esHave(have)}` : ''}${unsent > 0 ? ` Sin enviar: ${unsent}. Envíenos las demás por correo, con la referencia de su solicitud.` : ''}`,
  tooLarge: 'Demasiado grande: una foto puede tener 20 MB.',
  full: 'No se pueden añadir más: como máximo 6 fotos y 60 MB.',
  refused:
    'No se acepta: aquí solo se pueden enviar fotos (JPEG, PNG, WebP, AVIF o HEIC, de 64 megapíxeles como máximo).',
  limits: (end) =>
    `Como máximo 6 fotos, de 20 MB cada una y 60 MB en total. Este enlace es válido hasta el ${end.toLocaleString('es', { dateStyle: 'long', timeStyle: 'short' })}.`,
};

export const requestLanguages = { en, es };
