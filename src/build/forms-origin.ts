/**
 * Plain names alone: in a policy a star or a semicolon would allow more than was meant, and browsers send nothing to
 * an address with a password in it.
 */
const ADDRESS = /^(https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?([/?]\S*)?$/i;

/** The origin of the address that forms are delivered to. One that cannot be used stops the build. */
export function formsOrigin(address: string): string {
  if (!ADDRESS.test(address) || !URL.canParse(address)) {
    throw new Error(
      'HEATSTAMP_FORMS_URL must be a whole https address, such as https://forms.example.com/heatstamp, or http on localhost. Without the variable, forms stay on the device.',
    );
  }
  return new URL(address).origin;
}
