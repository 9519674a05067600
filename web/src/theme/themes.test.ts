import { expect, onTestFinished, test } from 'vitest';
import { themeNamed, themeOfVisit } from './themes.ts';

test('a loan is spoken of under its own name and address, in each theme', () => {
  const spoken = (name: string | null, contract: 'lease' | 'loan') => {
    const { title, email } = themeNamed(name, contract).brand;
    return [title, email];
  };
  expect([
    spoken(null, 'lease'),
    spoken(null, 'loan'),
    spoken('ispot', 'loan'),
    spoken('unheard of', 'lease'),
  ]).toEqual([
    ['Finansowo Leasing', 'leasing@finansowo.example'],
    ['Finansowo Pożyczki', 'pozyczki@finansowo.example'],
    ['Finansowo Pożyczki', 'pozyczki@ispot.example'],
    ['Finansowo Leasing', 'leasing@finansowo.example'],
  ]);
});

test('a theme in the address wins for the visit, also after the address has changed; an unknown one changes nothing', () => {
  const before = location.href;
  onTestFinished(() => {
    history.replaceState(null, '', before);
    sessionStorage.removeItem('custom_theme');
  });
  const go = (address: string) => {
    history.replaceState(null, '', address);
    return [themeOfVisit().name, themeNamed('siemens', 'lease').name, themeNamed('ispot', 'lease').name];
  };
  expect([go('/?custom_theme=green'), go('/?custom_theme=cyfrowe'), go('/orders/1')]).toEqual([
    ['siemens', 'siemens', 'ispot'],
    ['cyfrowe', 'cyfrowe', 'cyfrowe'],
    ['cyfrowe', 'cyfrowe', 'cyfrowe'],
  ]);
});

test('each theme has its own info box and its own room beside the content (THEME-015, 016)', () => {
  const looks = (['siemens', 'ispot', 'cyfrowe'] as const).map((name) => {
    const { colors, contentPadding } = themeNamed(name, 'lease');
    return `${colors.info} ${colors['info.line']} ${contentPadding}`;
  });
  expect(new Set(looks).size).toBe(3);
});
