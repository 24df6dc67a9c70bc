/** @jest-environment node */
import { readFlightData } from '@/scripts/finalise/flight-data';

const push = (text: string) => `self.__next_f.push(${JSON.stringify([1, text])})`;

test('finds client modules in rows that are cut between two scripts', () => {
  const scripts = [push('1:"x"\n5:I[39756,["$4"],'), push('"default"]\na:I["b",[],"B"]\n')];
  expect([...readFlightData(scripts).clientModules]).toEqual(['39756', 'b']);
});

test('does not take text for rows, also where letters are longer than a byte', () => {
  const text = 'é\n1:I[7,[],"x"]\n';
  const row = `2:T${Buffer.byteLength(text).toString(16)},${text}3:I[8,[],"y"]\n`;
  expect([...readFlightData([push(row)]).clientModules]).toEqual(['8']);
});

test('skips scripts without flight data', () => {
  expect(readFlightData(['(self.__next_f=self.__next_f||[]).push([0])']).text).toBe('');
});

test('stops at a piece it does not know', () => {
  expect(() => readFlightData(['self.__next_f.push([3,"AAAA"])'])).toThrow(/unknown kind/);
});
