import { useEffect, useEffectEvent } from 'react';
import { useHost } from '../portal/portal-context.ts';
import type { HostCommand } from './admin-host.ts';

/** Carries out commands of the host's menu for as long as the component stands; the functions may be new on every render. */
export const useCommands = (handlers: Readonly<Partial<Record<HostCommand, () => void>>>): void => {
  const { commands } = useHost();
  const carryOut = useEffectEvent((command: HostCommand) => handlers[command]?.());
  const names = Object.keys(handlers).join(' ');
  useEffect(
    // The names of the handlers, which are commands by their type.
    () => commands?.(names.split(' ') as HostCommand[], (command) => carryOut(command)),
    [commands, names],
  );
};
