/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { PHOTO_LINK_DAYS } from '../schemas/index.ts';
import { phonePageCss } from './phone-page-css.ts';
import { type PrivatePage, renderPrivatePage } from './private-page.tsx';

type Language = 'en' | 'es';

const texts = {
  en: {
    title: 'Add photos',
    loading: 'One moment… If nothing appears here, please load the page again.',
    noScript:
      'This page needs JavaScript to send photos. Please switch it on in the settings of the browser, or open the code in another one.',
    ended: 'This code has ended',
    again:
      'A code works for ten minutes until it is opened, then for an hour, and only the newest one does. Please make a new one at the computer: From the phone, in the media library or beside a picture.',
    photosEnded: 'This link has ended',
    photosAgain: `Photos can be added to a request for ${PHOTO_LINK_DAYS} days.`,
    sendTo: 'Please send your photos to',
    withReference: 'with the reference',
    anyReference: 'of your request',
  },
  es: {
    title: 'Añadir fotos',
    loading: 'Un momento… Si no aparece nada, vuelva a cargar la página.',
    noScript:
      'Esta página necesita JavaScript para enviar fotos. Actívelo en los ajustes del navegador o abra el código en otro.',
    ended: 'Este código ya no es válido',
    again:
      'Un código se puede abrir durante diez minutos y después vale una hora; solo funciona el más reciente. Cree uno nuevo en el ordenador: «From the phone», en la biblioteca de imágenes o junto a una imagen.',
    photosEnded: 'Este enlace ya no es válido',
    photosAgain: `Se pueden añadir fotos a una solicitud durante ${PHOTO_LINK_DAYS} días.`,
    sendTo: 'Envíe sus fotos a',
    withReference: 'con la referencia',
    anyReference: 'de su solicitud',
  },
} as const satisfies Record<Language, object>;

/**
 * The page that sends pictures; its script (`web/src/phone`) draws what is in `#phone`.
 * @param email where a visitor's photos can be sent instead, with the reference of the request; undefined: it is staff who
 * send theirs to the library
 */
export const renderPhonePage = (
  language: Language,
  script: string,
  email?: string,
  reference?: string,
): PrivatePage =>
  renderPrivatePage(
    texts[language].title,
    <>
      <div id="phone">
        <p className="small">{texts[language].loading}</p>
      </div>
      <noscript>
        <p>{email === undefined ? texts[language].noScript : sendByMail(language, email, reference)}</p>
      </noscript>
      <script type="module" src={script} />
    </>,
    { language, css: phonePageCss, isForStaff: email === undefined },
  );

/** Shown for a link that is unknown, has expired or was ended; `email` as above. */
export const renderNoPhonePage = (language: Language, email?: string): PrivatePage => {
  const { ended, again, photosEnded, photosAgain } = texts[language];
  if (email === undefined) return renderPrivatePage(ended, <p>{again}</p>, { language, isForStaff: true });
  return renderPrivatePage(
    photosEnded,
    <p>
      {photosAgain} {sendByMail(language, email)}
    </p>,
    { language },
  );
};

const sendByMail = (language: Language, email: string, reference?: string): ReactNode => {
  const { sendTo, withReference, anyReference } = texts[language];
  return (
    <>
      {sendTo} <a href={`mailto:${email}${reference ? `?subject=${reference}` : ''}`}>{email}</a>{' '}
      {withReference} {reference ?? anyReference}.
    </>
  );
};
