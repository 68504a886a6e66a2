/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { PHOTO_LINK_DAYS } from '../schemas/index.ts';
import { renderUploadPage } from './phone-page.tsx';
import { type PrivatePage, renderPrivatePage } from './private-page.tsx';

const texts = {
  en: {
    noScript: (email: ReactNode, reference: string) => (
      <>
        Send your pictures to {email} with the reference {reference}.
      </>
    ),
    ended: 'This link has ended',
    again: (email: ReactNode) => (
      <>
        Photos can be added to a request for {PHOTO_LINK_DAYS} days. Please send yours to {email}, with the
        reference of your request.
      </>
    ),
  },
  es: {
    noScript: (email: ReactNode, reference: string) => (
      <>
        Envíe sus fotos a {email} con la referencia {reference}.
      </>
    ),
    ended: 'Este enlace ya no es válido',
    again: (email: ReactNode) => (
      <>
        Se pueden añadir fotos a una solicitud durante {PHOTO_LINK_DAYS} días. Envíelas a {email}, con la
        referencia de su solicitud.
      </>
    ),
  },
} as const satisfies Record<string, object>;

type Language = keyof typeof texts;

const emailLink = (email: string, reference?: string) => (
  <a href={`mailto:${email}${reference === undefined ? '' : `?subject=${reference}`}`}>{email}</a>
);

interface PhotosPage {
  readonly language: Language;
  /** Address of the script that sends them. */
  readonly script: string;
  readonly reference: string;
  /** The shop's, for browsers without scripts. */
  readonly email: string;
}

/** The page on which a visitor adds photos to a request: `/photos/TOKEN`. */
export const renderPhotosPage = ({ language, script, reference, email }: PhotosPage): PrivatePage =>
  renderUploadPage(
    { language, script, isForStaff: false },
    texts[language].noScript(emailLink(email, reference), reference),
  );

/** Shown for a link that is unknown or has expired, and where the request is gone. */
export const renderNoPhotosPage = ({
  language,
  email,
}: Pick<PhotosPage, 'language' | 'email'>): PrivatePage =>
  renderPrivatePage(texts[language].ended, <p>{texts[language].again(emailLink(email))}</p>, { language });
