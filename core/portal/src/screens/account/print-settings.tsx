import type { Printer } from '@jeweler/core/schemas';
import { useEffect, useState } from 'react';
import type { HostPrinting } from '../../shared/host/admin-host.ts';
import { useHostSettings } from '../../shared/host/host-settings.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** How this computer prints the day sheet; rendered only where the host prints without a dialog. */
export const PrintSettings = ({ printing }: { printing: HostPrinting }) => {
  const { isSilent, printer } = useHostSettings(printing).printing;
  return (
    <SettingsGroup
      legend="Day sheet"
      hint="The agenda’s print button then prints at once, without the system’s dialog."
    >
      <Checkbox
        checked={isSilent}
        onChange={(on) => printing.change({ printing: { isSilent: on, printer } })}
      >
        Print the day sheet without asking
      </Checkbox>
      {isSilent ? <PrinterChoice printing={printing} printer={printer} /> : null}
    </SettingsGroup>
  );
};

const PrinterChoice = ({ printing, printer }: { printing: HostPrinting; printer: string }) => {
  const [printers, setPrinters] = useState<readonly Printer[]>([]);
  useEffect(() => {
    printing.printers().then(setPrinters, () => undefined);
  }, [printing]);
  // One that is switched off, or was removed, stays chosen until another one is.
  const missing =
    printer !== '' && !printers.some(({ name }) => name === printer)
      ? [{ value: printer, label: `${printer} (not found)` }]
      : [];
  const options = [
    { value: '', label: 'The computer’s default printer' },
    ...printers.map(({ name, label }) => ({ value: name, label })),
    ...missing,
  ];
  return (
    <Select
      label="Printer for the day sheet"
      value={printer}
      options={options}
      onChange={(chosen) => printing.change({ printing: { isSilent: true, printer: chosen } })}
    />
  );
};
