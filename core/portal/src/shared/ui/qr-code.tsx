import { chakra } from '@chakra-ui/react';
import { create } from 'qrcode';
import { useMemo } from 'react';

/** Modules of white around the code, as readers need it. */
const QUIET_ZONE = 4;

const Drawing = chakra('svg', {
  base: { display: 'block', width: 'full', maxWidth: '17rem', marginX: 'auto', height: 'auto' },
});

interface QrCodeProps {
  text: string;
  /** What it leads to, for those who do not see it. */
  label: string;
}

/** A QR code, dark on white in every color scheme: some phones read no other. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { side, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const dark = [...modules.data.keys()].filter((index) => modules.data[index] === 1);
    const squares = dark.map(
      (index) =>
        `M${QUIET_ZONE + (index % modules.size)} ${QUIET_ZONE + Math.floor(index / modules.size)}h1v1h-1z`,
    );
    return { side: modules.size + 2 * QUIET_ZONE, path: squares.join('') };
  }, [text]);
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </Drawing>
  );
};
