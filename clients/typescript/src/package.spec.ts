import product from '../../../package.json';
import published from '../package.json';

describe('the package of the client', () => {
  it('has the version of the product whose API it knows, and its licence', () => {
    expect(published).toMatchObject({ version: product.version, license: product.license });
  });

  it('depends on nothing but what the product is tested with', () => {
    const tested = product.dependencies['openapi-fetch'];
    expect(published.dependencies).toEqual({ 'openapi-fetch': tested });
  });
});
