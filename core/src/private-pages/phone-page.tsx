/** @jsxRuntime automatic */
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
  },
  es: {
    title: 'Añadir fotos',
    loading: 'Un momento… Si no aparece nada, vuelva a cargar la página.',
    noScript:
      'Esta página necesita JavaScript para enviar fotos. Actívelo en los ajustes del navegador o abra el código en otro.',
    ended: 'Este código ya no es válido',
    again:
      'Un código se puede abrir durante diez minutos y después vale una hora; solo funciona el más reciente. Cree uno nuevo en el ordenador: «From the phone», en la biblioteca de imágenes o junto a una imagen.',
  },
} as const satisfies Record<Language, object>;

/** The page on which a phone sends pictures; its script draws what is in `#phone`. */
export const renderPhonePage = (language: Language, script: string): PrivatePage =>
  renderPrivatePage(
    texts[language].title,
    <>
      <div id="phone">
        <p className="small">{texts[language].loading}</p>
      </div>
      <noscript>
        <p>{texts[language].noScript}</p>
      </noscript>
      <script type="module" src={script} />
    </>,
    { language, css: phonePageCss, isForStaff: true },
  );

/** Shown for a link that is unknown, has expired or was ended. */
export const renderNoPhonePage = (language: Language): PrivatePage =>
  renderPrivatePage(texts[language].ended, <p>{texts[language].again}</p>, { language, isForStaff: true });
