"""Imports every module of pictures, each of which registers its own."""
from pictures import backgrounds, collections, gallery, product_jewelry, product_rings, services  # noqa: F401
