import type { MediaFile } from '@jeweler/core/schemas';
import { type ComponentType, createContext, use } from 'react';

export interface MediaChooserProps {
  /** The element that has the focus at that time gets it back. */
  readonly open: boolean;
  /** What it is for; by default it only says what is chosen. */
  readonly title?: string;
  /** Address of the present picture, as in the catalogue (`image_url`) or in the library (`publicUrl`). */
  readonly present?: string | undefined;
  /** It will be shown on a piece's page: a picture that is too small for that is said to be. */
  readonly isForProduct?: boolean;
  /** Films are offered instead of pictures. */
  readonly isFilm?: boolean;
  /** Called with the picture that was chosen, before `onClose`. */
  readonly onChoose: (file: MediaFile) => void;
  /** The dialog is over, with or without a choice; `open` has to become false. */
  readonly onClose: () => void;
}

/**
 * A dialog in which a picture is chosen. It belongs to the media library, which no other screen may import; the
 * portal provides it.
 */
export const MediaChooserContext = createContext<ComponentType<MediaChooserProps> | undefined>(undefined);

/** The dialog in which a picture is chosen. Throws where no portal provides it. */
export const useMediaChooser = (): ComponentType<MediaChooserProps> => {
  const chooser = use(MediaChooserContext);
  if (!chooser) throw new Error('MediaChooserContext has no value: the screen is not inside PortalScreens.');
  return chooser;
};
