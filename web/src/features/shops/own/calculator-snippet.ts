const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The tag by which a page of the shop shows the calculator, with one product to be replaced. */
export function calculatorSnippet({
  clientId,
  loaderUrl,
  product,
}: {
  readonly clientId: string;
  readonly loaderUrl: string;
  /** What stands for the name of a product. */
  readonly product: string;
}): string {
  const products = [
    {
      ...{ name: product, category: 'computers', price: '10000.00', grossPrice: '12300.00' },
      ...{ quantity: 1, vatLevel: 23 },
    },
  ];
  return [
    '<script',
    `  src="${attribute(loaderUrl)}"`,
    `  data-client-id="${attribute(clientId)}"`,
    `  data-products='${JSON.stringify(products).replaceAll("'", '&#39;')}'`,
    '></script>',
  ].join('\n');
}
