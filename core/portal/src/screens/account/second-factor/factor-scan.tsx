import { chakra } from '@chakra-ui/react';
import type { FactorSetup } from '@jeweler/core/schemas';
import { QrCode } from '../../../shared/ui/qr-code.tsx';
import { FactorForm } from './factor-form.tsx';

interface FactorScanProps {
  setup: FactorSetup;
  /** Rejects with ApiError. */
  confirm: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** What an authenticator app reads, the same to type, and the first code of it. */
export const FactorScan = ({ setup: { secret, uri }, confirm, onCancel }: FactorScanProps) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start">
    <chakra.p maxWidth="measure">
      Scan this with an authenticator app on your phone, such as the one of Google, Microsoft or Apple
      (Passwords). Or type the key below into it.
    </chakra.p>
    <chakra.div width="min(100%, 14rem)">
      <QrCode text={uri} label="QR code of the key below" />
    </chakra.div>
    <chakra.code fontSize="small" overflowWrap="anywhere">
      {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
    </chakra.code>
    <FactorForm
      label="First code"
      asks={['code']}
      hint="The six digits that the app shows now."
      answer="Turn on"
      send={({ code }) => confirm(code)}
      onCancel={onCancel}
    />
  </chakra.div>
);
