import { menuOf } from '@app/machines/contract';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ForScreenReader } from '../../kit/elements/box.tsx';
import { controlStyle } from '../../kit/form/control-style.ts';
import { Icon } from '../../kit/elements/icon.tsx';
import { listOf } from '../../api/session.ts';
import type { User } from '../../api/session.ts';
import { readOrdersSearch, typedIn } from '../../features/order-list/orders-search.ts';

const shortest = 3;

const begins = (label: string, text: string) => label.toLowerCase().startsWith(text.toLowerCase());

const Frame = chakra('form', { base: { position: 'relative', width: { base: 'full', md: '320px' } } });
const Box = chakra('input', controlStyle);

/**
 * Finds orders from any page of the panel: leads to the role's list, under the role's own name for what was typed. The
 * pages of the role's menu are its commands: what begins like one is offered, and searched for by Enter alone.
 */
export function OrderSearch({ user }: { user: User }) {
  const t = useTranslations('panel');
  const router = useRouter();
  const typed = typedIn(readOrdersSearch(useSearch({ strict: false })));
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const commands = [
    ...menuOf(user.roles, user.shop?.shopSettingAttributes),
    { id: 'account', label: t('account'), path: '/account' },
  ];
  useEffect(() => {
    const input = box.current;
    if (input !== null && document.activeElement !== input) input.value = typed;
  }, [typed]);

  const list = listOf(user.roles);
  function go(text: string) {
    if (list === null || text === typed || (text !== '' && text.length < shortest)) return;
    const name = user.roles.includes('superadmin') ? 'siemens_id' : 'search';
    void router.navigate({ ...list, search: text === '' ? {} : { [name]: text }, replace: typed !== '' });
  }
  function type(input: HTMLInputElement) {
    const text = input.value.trim();
    const [command] = text === '' ? [] : commands.filter(({ label }) => begins(label, text));
    if (command?.label.length === text.length) {
      input.value = '';
      input.blur();
      void router.navigate({ href: command.path });
    } else if (command === undefined) go(text);
  }
  return (
    <Frame
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        go(box.current?.value.trim() ?? '');
      }}
    >
      <label>
        <ForScreenReader>{t('search')}</ForScreenReader>
        <Box
          ref={box}
          size="panel"
          type="search"
          list={id}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={128}
          pl="10"
          defaultValue={typed}
          placeholder={t('searchHint')}
          onChange={(event) => type(event.target)}
        />
        <datalist id={id}>
          {commands.map(({ id: name, label }) => (
            <option key={name} value={label} aria-label={label} />
          ))}
        </datalist>
      </label>
      <Icon
        of={Search}
        size="small"
        position="absolute"
        left="3"
        top="50%"
        transform="translateY(-50%)"
        color="ink.muted"
        pointerEvents="none"
      />
    </Frame>
  );
}
