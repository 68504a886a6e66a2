import { Spinner } from '@chakra-ui/react';
import { Button, Checkbox, Form, TextField } from '@jeweler/portal';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ConnectResult, ShopConsole } from '../../shared/ipc-contract.ts';

type Failure = Extract<ConnectResult, { outcome: 'failed' }>;

/** Maximum input length; no address is longer. */
const MAX_ADDRESS_LENGTH = 2048;

const unexpected: Failure = {
  outcome: 'failed',
  sentence: 'The address could not be tested. Restart the console and try again.',
  mayAllow: false,
};

export interface AddressFormProps {
  bridge: ShopConsole;
  /** The address as last typed. */
  address: string;
  onConnected: (server: string, typed: string) => void;
  /** Undefined on the first start, when there is nothing to return to. */
  onCancel: (() => void) | undefined;
}

/** A single field; main tests the address and reports what is wrong with it. The input is preserved. */
export const AddressForm = ({ bridge, address, onConnected, onCancel }: AddressFormProps) => {
  const [typed, setTyped] = useState(address);
  const [allowInsecure, setAllowInsecure] = useState(false);
  const [mayAllow, setMayAllow] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const type = (next: string) => {
    setTyped(next);
    setFailure(undefined);
    // The consent was given for another address.
    setMayAllow(false);
    setAllowInsecure(false);
  };

  const connect = async (address: string, allowed: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const result = await bridge
      .call('server:connect', { address, allowInsecure: allowed })
      .catch(() => unexpected);
    setBusy(false);
    if (result.outcome === 'connected') {
      onConnected(result.origin, address);
      return;
    }
    setFailure(result);
    if (result.mayAllow) setMayAllow(true);
    field.current?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void connect(typed, allowInsecure);
  };
  const connectTo = (address: string) => {
    type(address);
    void connect(address, false);
  };
  const movedTo = failure?.movedTo;

  return (
    <Form aria-label="Connection" aria-busy={busy} marginTop="8" onSubmit={submit}>
      <TextField
        ref={field}
        label="Server address"
        placeholder="shop.example.com"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_ADDRESS_LENGTH}
        readOnly={busy}
        error={failure?.sentence}
        announced
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {mayAllow ? (
        <Checkbox checked={allowInsecure} disabled={busy} onChange={setAllowInsecure}>
          Allow an unencrypted connection
        </Checkbox>
      ) : null}
      {movedTo === undefined ? null : (
        <Button minHeight="3rem" onClick={() => connectTo(movedTo)}>
          Connect to {new URL(movedTo).host}
        </Button>
      )}
      <Button type="submit" variant="solid" minHeight="3rem" aria-disabled={busy}>
        {busy ? <Spinner /> : null}
        <span>{busy ? 'Connecting...' : 'Connect'}</span>
      </Button>
      {onCancel ? (
        <Button variant="bare" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      ) : null}
    </Form>
  );
};
