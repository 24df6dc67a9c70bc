import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Fares' };

const FARES = [
  ['Adults', '4.20'],
  ['Children under twelve', '2.10'],
  ['Bicycles', '1.50'],
] as const;

export default function FaresPage() {
  return (
    <>
      <h1>Fares</h1>
      <table id="prices" className="fares">
        <tbody>
          {FARES.map(([who, price]) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
