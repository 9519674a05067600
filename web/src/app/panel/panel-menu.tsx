import { activeItem, menuOf } from '@app/machines/contract';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from '@tanstack/react-router';
import { Eye, Menu, Settings, ShieldCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '../../api/session.ts';
import { ForScreenReader } from '../../kit/elements/box.tsx';
import { IconButton } from '../../kit/elements/icon-button.tsx';
import { Icon } from '../../kit/elements/icon.tsx';
import { contentStyle } from '../../kit/page/page-layout.tsx';

const Line = chakra('nav', {
  base: {
    display: { base: 'none', xl: 'block' },
    bg: 'surface',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});

const Entries = chakra('div', {
  base: {
    ...contentStyle,
    display: 'flex',
    // Twelve entries fit into a window of 1280.
    gap: 'clamp(8px, 1vw, 24px)',
    height: '44px',
    textStyle: 'small',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      color: 'ink.muted',
      textDecoration: 'none',
      borderBlock: '2px solid transparent',
      _hover: { color: 'ink' },
      '&[aria-current]': { color: 'ink', fontWeight: 'medium', borderBottomColor: 'primary' },
    },
  },
});

const IconLink = chakra('a', {
  base: {
    display: { base: 'none', xl: 'inline-grid' },
    placeItems: 'center',
    boxSize: 'control.panel',
    borderRadius: 'box',
    color: 'ink',
    _hover: { bg: 'surface.hover' },
    '&[aria-current]': { color: 'primary' },
  },
});

/** The role's menu with what belongs to the open page marked. */
function useMenu(user: User) {
  const place = useLocation({ select: ({ pathname }) => pathname });
  const items = menuOf(user.roles, user.shop?.shopSettingAttributes);
  return { items, active: activeItem(items, place) };
}

/** The entries that stand as icons beside the user's name, where the header has room for them. */
const icons = { reads: Eye, persons: ShieldCheck, settings: Settings } as const;

const isIcon = (id: string): id is keyof typeof icons => id in icons;

/** What a superadmin answers for and sets for everybody, beside his name, from 1100 on. */
export function IconLinks({ user }: { user: User }) {
  const { items, active } = useMenu(user);
  return items.flatMap(({ id, path, label }) =>
    isIcon(id)
      ? [
          <IconLink key={id} href={path} title={label} aria-current={active?.id === id ? 'page' : undefined}>
            <Icon of={icons[id]} />
            <ForScreenReader>{label}</ForScreenReader>
          </IconLink>,
        ]
      : [],
  );
}

/** The second row of the header, from 1100 on. */
export function MenuLine({ user }: { user: User }) {
  const t = useTranslations('panel');
  const { items, active } = useMenu(user);
  return (
    <Line aria-label={t('menu')}>
      <Entries>
        {items
          .filter(({ id }) => !isIcon(id))
          .map((item) => (
            <a key={item.id} href={item.path} aria-current={item === active ? 'page' : undefined}>
              {item.label}
            </a>
          ))}
      </Entries>
    </Line>
  );
}

const Drawer = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0 0 0 auto',
    m: '0',
    width: '280px',
    maxWidth: 'calc(100% - 48px)',
    height: '100dvh',
    maxHeight: '100dvh',
    p: '4',
    border: '0',
    bg: 'surface',
    color: 'ink',
    boxShadow: 'float',
    '&::backdrop': { background: 'rgb(16 37 43 / .4)' },
    '& nav': { display: 'grid', mt: '2' },
    '& a': {
      py: '3',
      px: '3',
      borderRadius: 'box',
      color: 'ink',
      textDecoration: 'none',
      _hover: { bg: 'surface.hover' },
      '&[aria-current]': { bg: 'primary.tint', fontWeight: 'medium' },
    },
  },
});

/** The same entries behind a button under 1100 (ROUTE-074), and under them what the header has no room for; it closes when another page opens. */
export function MenuDrawer({ user, children }: { user: User; children: ReactNode }) {
  const t = useTranslations('panel');
  const { items, active } = useMenu(user);
  const place = useLocation({ select: ({ href }) => href });
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => drawer.current?.close(), [place]);
  return (
    <>
      <IconButton
        icon={Menu}
        label={t('openMenu')}
        display={{ base: 'inline-grid', xl: 'none' }}
        onClick={() => drawer.current?.showModal()}
      />
      <Drawer
        ref={drawer}
        aria-label={t('menu')}
        onClick={(event) => {
          if (event.target === drawer.current) drawer.current?.close();
        }}
      >
        <IconButton icon={X} label={t('closeMenu')} onClick={() => drawer.current?.close()} />
        <nav>
          {items.map((item) => (
            <a key={item.id} href={item.path} aria-current={item === active ? 'page' : undefined}>
              {item.label}
            </a>
          ))}
        </nav>
        {children}
      </Drawer>
    </>
  );
}
