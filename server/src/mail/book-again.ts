import { bookingPath, toAppointmentType } from '@jeweler/core/business';
import type { Catalogue } from '@jeweler/core/schemas';
import type { sentTexts } from '@jeweler/core/submissions';

/** The booking form as an earlier request had it: about the same piece, at the address it has by now, for the same purpose. */
export const bookAgainPath = (
  { pieceId, appointmentType }: ReturnType<typeof sentTexts>,
  { products }: Catalogue,
): string =>
  bookingPath(products.find(({ id }) => String(id) === pieceId)?.slug, toAppointmentType(appointmentType));
