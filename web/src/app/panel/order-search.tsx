import { chakra } from '@chakra-ui/react/styled-system';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ForScreenReader } from '../../kit/elements/box.tsx';
import { controlStyle } from '../../kit/form/control-style.ts';
import { Icon } from '../../kit/elements/icon.tsx';
import { listOf } from '../../api/session.ts';
import type { User } from '../../api/session.ts';
import { readOrdersSearch, typedIn } from '../../features/order-list/orders-search.ts';

const shortest = 3;

const Frame = chakra('form', { base: { position: 'relative', width: { base: 'full', md: '320px' } } });
const Box = chakra('input', controlStyle);

/** Finds orders from any page of the panel: leads to the role's list, under the role's own name for what was typed. */
export function OrderSearch({ user }: { user: User }) {
  const t = useTranslations('panel');
  const router = useRouter();
  const typed = typedIn(readOrdersSearch(useSearch({ strict: false })));
  const box = useRef<HTMLInputElement>(null);
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
          enterKeyHint="search"
          autoComplete="off"
          maxLength={128}
          pl="10"
          defaultValue={typed}
          placeholder={t('searchHint')}
          onChange={(event) => go(event.target.value.trim())}
        />
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
