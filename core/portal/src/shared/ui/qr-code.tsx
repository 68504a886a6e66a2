import { QrCode as ChakraQrCode } from '@chakra-ui/react';

/** Of the code itself, and white around it, as readers need it. */
const encoding = { ecc: 'M', border: 4 } as const;

interface QrCodeProps {
  text: string;
  /** What it leads to, for those who do not see it. */
  label: string;
}

/** Chakra's QR code, dark on white in every color scheme: some phones read no other. */
export const QrCode = ({ text, label }: QrCodeProps) => (
  <ChakraQrCode.Root value={text} encoding={encoding}>
    <ChakraQrCode.Frame
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      width="full"
      maxWidth="17rem"
      marginX="auto"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <ChakraQrCode.Pattern fill="#000" />
    </ChakraQrCode.Frame>
  </ChakraQrCode.Root>
);
