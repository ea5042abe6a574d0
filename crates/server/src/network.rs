//! Networks, as operators write them: `10.0.0.0/8`, `2001:db8::/32`, or a single address.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// A network of addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    first: IpAddr,
    length: u32,
}

impl Network {
    /// The network of this length around an address.
    pub fn around(ip: IpAddr, length: u32) -> Network {
        let first = match ip.to_canonical() {
            IpAddr::V4(ip) => {
                IpAddr::V4((ip.to_bits() & u32::MAX.checked_shl(32 - length).unwrap_or(0)).into())
            }
            IpAddr::V6(ip) => {
                IpAddr::V6((ip.to_bits() & u128::MAX.checked_shl(128 - length).unwrap_or(0)).into())
            }
        };
        Network { first, length }
    }

    /// Whether the address is in the network. An IPv4 address written as IPv6 counts as the IPv4 address it is.
    pub fn contains(&self, ip: IpAddr) -> bool {
        match (self.first, ip.to_canonical()) {
            (IpAddr::V4(first), IpAddr::V4(ip)) => same(first.to_bits(), ip.to_bits(), 32 - self.length),
            (IpAddr::V6(first), IpAddr::V6(ip)) => same(first.to_bits(), ip.to_bits(), 128 - self.length),
            _ => false,
        }
    }
}

/// Whether two addresses differ at most in their last bits.
fn same(a: impl Into<u128>, b: impl Into<u128>, last: u32) -> bool {
    (a.into() ^ b.into()).checked_shr(last).unwrap_or(0) == 0
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let wrong = || format!("«{text}» is no network; write an address or a network such as 10.0.0.0/8");
        let (first, length) = match text.split_once('/') {
            Some((first, length)) => (first, Some(length)),
            None => (text, None),
        };
        let first: IpAddr = first.parse().map_err(|_| wrong())?;
        let most = if first.is_ipv4() { 32 } else { 128 };
        let length = length.map_or(Ok(most), |length| length.parse().map_err(|_| wrong()))?;
        if length > most { Err(wrong()) } else { Ok(Network::around(first, length)) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_holds_its_addresses_and_no_others() {
        for (network, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("10.1.2.3/8", "10.255.0.1", "11.0.0.1"),
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("0.0.0.0/0", "203.0.113.9", "2001:db8::1"),
            ("192.168.4.0/22", "::ffff:192.168.7.255", "192.168.8.0"),
            ("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::1"),
            ("::/0", "2001:db8::1", "192.0.2.1"),
            ("::1", "::1", "::2"),
        ] {
            let network: Network = network.parse().unwrap();
            assert!(network.contains(inside.parse().unwrap()), "{network} {inside}");
            assert!(!network.contains(outside.parse().unwrap()), "{network} {outside}");
        }
        for wrong in ["", "yes", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "::/129", "10.0.0.0/-1"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }
}
