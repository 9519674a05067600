interface Reply {
  readonly data?: Readonly<Record<string, { readonly errorCode?: string; readonly message?: string } | null>>;
  readonly errors?: readonly { readonly message: string }[];
}

const failure = '... on ErrorResult { errorCode message }';
const address = { fullName: 'Jan Nowak', streetLine1: 'Długa 14', city: 'Kraków', postalCode: '31-147' };

/** One mutation of the Shop API; throws where Vendure refuses it. Answers the token of the session. */
async function mutate(
  url: string,
  mutation: string,
  variables: object,
  token: string | null,
): Promise<string | null> {
  const answer = await fetch(`${url}/shop-api`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: mutation, variables }),
  });
  const { data = {}, errors = [] } = (await answer.json()) as Reply;
  const refusals = Object.values(data ?? {}).filter((result) => result?.errorCode !== undefined);
  if (!answer.ok || errors.length > 0 || refusals.length > 0)
    throw new Error(`Vendure refused ${mutation}: ${JSON.stringify({ errors, refusals })}`);
  return answer.headers.get('vendure-auth-token') ?? token;
}

/** An order that a guest of the shop has filled so far that it may go to its payment; answers the guest's token. */
async function order(url: string, number: number): Promise<string> {
  const token = await mutate(
    url,
    `mutation { addItemToOrder(productVariantId: 1, quantity: 1) { ${failure} } }`,
    {},
    null,
  );
  if (token === null) throw new Error('Vendure gave no token');
  const customer = { emailAddress: `client${number}@bench.example`, firstName: 'Jan', lastName: 'Nowak' };
  await mutate(
    url,
    `mutation ($customer: CreateCustomerInput!, $address: CreateAddressInput!) {
      setCustomerForOrder(input: $customer) { ${failure} }
      setOrderShippingAddress(input: $address) { ${failure} }
      setOrderShippingMethod(shippingMethodId: [1]) { ${failure} }
    }`,
    { customer, address: { ...address, countryCode: 'PL' } },
    token,
  );
  return token;
}

/** So many orders, each of a client and a session of its own; answers the sessions' tokens. */
export async function vendureOrders(url: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 0; number < count; number += 1) tokens.push(await order(url, number));
  return tokens;
}
