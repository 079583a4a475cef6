import product from '../../../package.json';
import published from '../package.json';

describe('the client package', () => {
  it('gives the client package the version and the license of the product', () => {
    expect(published).toMatchObject({ version: product.version, license: product.license });
  });

  it('depends only on the openapi-fetch version that the product is tested with', () => {
    const tested = product.dependencies['openapi-fetch'];
    expect(published.dependencies).toEqual({ 'openapi-fetch': tested });
  });
});
