"""Trained networks: what they are told and say, read from ONNX files, and asked inside compiled code."""
